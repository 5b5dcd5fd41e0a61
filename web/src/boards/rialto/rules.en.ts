import type { RulesSection } from '../registry';

const rules: RulesSection[] = [
  {
    title: 'Set-up',
    clauses: [
      { id: 'Setup', text: 'Every district gets a round number from 1 to 6, and the top bridge of the stack is turned up.' },
      { id: 'R1', text: 'Who starts is drawn. All counters stand on the first space of the Doge track: the start player on top, then clockwise downwards.' },
      { id: 'R2', text: 'Everybody begins with 3 points, five councilmen on the own board and thirteen in the general supply.' },
      { id: 'R3', text: 'Coins from the start player on, clockwise: 1-2 with two players, 1-2-3 with three, 1-2-2-3 with four, 1-2-2-2-3 with five.' },
      { id: 'R4', text: 'Counter-clockwise, the start player last, everybody chooses a building of value 1. With two or three players each kind is taken once at most, with more twice.' },
    ],
  },
  {
    title: 'The Doge',
    clauses: [
      { id: 'R5', text: 'Who stands farther ahead on the track has the better rank; on one space, who stands higher in the stack.' },
      { id: 'R6', text: 'A counter that moves is lifted out of its stack and lands on top of the one it reaches. Those above it stay where they are.' },
      { id: 'R7', text: 'The rank settles every tie and every order that the rules leave open.' },
    ],
  },
  {
    title: 'Phase I: cards',
    clauses: [
      { id: 'R8', text: 'The district with the number of the round is the current one.' },
      { id: 'R9', text: 'One row more than there are players is dealt, six open cards each.' },
      { id: 'R10', text: 'In Doge order everybody takes a row and two unseen cards of the pile. Cards kept from the round before stay in the hand.' },
      { id: 'R11', text: 'Then, in Doge order and one player after the other, green buildings may be used. They share the one row that is left.' },
      { id: 'R12', text: 'What remains of that row is discarded.' },
      { id: 'R13', text: 'All reduce their hands at the same time, in secret, to seven cards and what green buildings add. Exactly the excess is discarded.' },
      { id: 'R14', text: 'When the pile is empty, all discards are shuffled. Hands are secret, their sizes are not.' },
    ],
  },
  {
    title: 'Phase II: six sections',
    clauses: [
      { id: 'R15', text: 'Who leads with the Doge starts the first section, then whoever had the last majority. If nobody played, the same player starts again.' },
      { id: 'R16', text: 'Clockwise everybody plays once: any number of cards of the section’s type, or none. Yellow buildings are used as part of a play.' },
      { id: 'R17', text: 'A play counts its cards of the type, turned ones too, plus its Jokers. Who holds no card of the type may let two Jokers stand for one; further Jokers add to it. One Joker alone is no play.' },
      { id: 'R18', text: 'The highest count has the majority. Of several with the same count it goes to the better Doge rank, before anybody moves.' },
      { id: 'R19', text: 'Then all act in Doge order, as it was when the plays were over. Who has the majority takes its bonus within the own action.' },
      { id: 'R20', text: 'Played cards are discarded; the others are kept.' },
    ],
  },
  {
    title: 'The sections',
    clauses: [
      { id: 'A', text: 'Doge: a step on the track for each card. Majority: one step more.' },
      { id: 'B', text: 'Gold: a coin for each card. Majority: one coin more.' },
      { id: 'C', text: 'Buildings: one worth at most as much as the cards count, or none. Majority: one more. Beyond 4, a second building for the rest may follow one of value 4. The eighth building takes the place of another, which goes back and is scored at once.' },
      { id: 'D', text: 'Bridges: a point for each card; without any, one point is lost. Majority: a point more, and the top bridge must be placed on a free connection, either way round.' },
      { id: 'E', text: 'Gondolas: a councilman from the general supply onto the board for each card, a point for each that is missing. Majority: a gondola must be placed, and a man of the general supply goes to one of its ends. With none left: a point, and a man of the board may be sent, or one in a district moved.' },
      { id: 'F', text: 'Council: a man from the board into the current district for each card. Majority: one more. With too few on the board, some may be pulled from other districts. Who then has men in all three districts of a side gets 5 points; after the section in which this first happens, that tile is gone.' },
    ],
  },
  {
    title: 'Buildings',
    clauses: [
      { id: '4', text: 'A coin makes a building work, once a round. Green: 1 a card of the last row or three of the pile; 2 hand limit +1; 3 both; 4 the cards and limit +2.' },
      { id: 'Yellow', text: '1 wait, play after all others and take a coin; 2 a card counts as one of another type; 3 one more Joker; 4 a card counts as two of another type.' },
      { id: 'Blue', text: '1 exchange a building for one of its colour worth 1 more, which works from the next round on; 2 as many steps on the Doge track as your place; 3 a point, and a man onto the board or another point; 4 three points.' },
    ],
  },
  {
    title: 'Phase III and the end',
    clauses: [
      { id: 'R21', text: 'In Doge order, one player after the other, blue buildings may be used.' },
      { id: 'R22', text: 'All coins leave the buildings. After six rounds the game ends.' },
      { id: 'R23', text: 'Half of coins and councilmen on the own board together, rounded up, are points.' },
      { id: 'R24', text: 'Every building scores its value.' },
      { id: 'R25', text: 'Every district is worth the sum of the ends that touch it. Most men score all of it, each further place half of the one before, rounded down. Ties go to the Doge; who has no man there gets nothing.' },
      { id: 'R26', text: 'Most points win; a tie goes to the better Doge rank.' },
    ],
  },
  {
    title: 'The virtual player',
    clauses: [
      { id: 'R27', text: 'It starts and stands on top with the Doge. The player behind it gets one coin, the other two and the first choice of a building.' },
      { id: 'R28', text: 'It has eighteen councilmen, but no points, coins or buildings.' },
      { id: 'R29', text: 'Its marker lies on the free connection with the lowest round numbers.' },
      { id: 'R30', text: 'When the hands are reduced it draws seven open cards. Jokers count for the council.' },
      { id: 'R31', text: 'It plays all it has of a type. It moves with the Doge and sends men; only with the majority it places a bridge (the low end at the lower round number) or a gondola with a man at each end, at its marker. Out of men it uses neutral ones.' },
      { id: 'R32', text: 'It can complete a side: the tile is then gone.' },
      { id: 'R33', text: 'It takes its places in the districts, without points.' },
    ],
  },
]; // prettier-ignore

export default rules;
