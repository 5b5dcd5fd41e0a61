"""§18-§19: which flags a move takes, and exchanges."""

from ponti.core.match import Match
from tests.games.bridgetown.table import at, bag, card, flag, phase, play, refusal, state_of, texts

RED_AT_HA = "orange white red green orange blue white black"


def test_18_s07_crossing_with_the_mode_of_the_colour_takes_the_flag() -> None:
    match = at(planners=["car", "walk"], flags="orange white green black orange blue white red")
    play(match, "use car", "to eMO MO")
    assert (card(match, 0), flag(match, "MO")) == ({"MO": "black"}, None)


def test_18_s07_ending_on_the_bridge_takes_it_too() -> None:
    match = play(at(planners=["bicycle", "walk"]), "use bicycle", "to bMO2 MO")
    assert card(match, 0) == {"MO": "green"}


def test_18_s11_another_colour_is_not_taken() -> None:
    match = at(planners=["car", "walk"], flags="orange white green red orange blue white red")
    play(match, "use car")
    assert refusal(match, "to eMO MO") == ("18", "The Morrison Bridge has no flag of this mode’s colour.")
    play(match, "to eMO")
    assert (card(match, 0), flag(match, "MO")) == ({}, "red")


def test_18_s10_a27_the_flag_of_the_bridge_where_the_move_begins_is_barred_but_others_are_not() -> None:
    flags = "orange white yellow yellow yellow blue white red"
    match = play(at(planners=["taxi", "walk"], racers=["bMO2", "wMO"], flags=flags), "use taxi")
    assert not any(text.endswith("MO") and text.count(" ") == 2 for text in texts(match))
    assert {"to bHA2 HA", "to bBU2 BU"} <= set(texts(match))
    assert refusal(match, "to bHA2 MO")[0] == "18"


def test_18_a27_also_if_the_move_ends_there_again() -> None:
    flags = "orange red green white orange blue red red"
    match = at(planners=["walk", "walk", "walk", "walk"], racers=["bMO1", "wMO", "wMO", "wMO"], flags=flags)
    play(match, "use walk")
    assert "to bMO1" in texts(match)
    assert refusal(match, "to bMO1 MO") == (
        "18",
        "The move begins on the Morrison Bridge, so its flag cannot be taken.",
    )
    play(match, "to bMO1")
    assert (card(match, 0), flag(match, "MO")) == ({}, "white")


def test_18_a26_a_bridge_left_on_the_bank_where_it_was_entered_is_not_crossed() -> None:
    flags = "orange white green red orange blue red red"
    match = at(planners=["walk", "walk", "walk"], racers=["wMQ", "wMO", "wMO"], flags=flags)
    play(match, "use walk")
    assert "to tMD" in texts(match), "up wMQ, bMQ1 and down to tRP: the same bank"
    assert "to tMD MQ" not in texts(match)


def test_18_a26_stairs_down_on_the_other_bank_cross_the_bridge() -> None:
    flags = "orange red green white orange blue red red"
    match = at(planners=["walk", "walk", "walk"], flags=flags)
    play(match, "use walk", "to vA4 MO")
    assert card(match, 0) == {"MO": "white"}


def test_18_a28_two_flags_in_one_move_are_taken_in_path_order() -> None:
    flags = "orange white yellow yellow orange blue white red"
    match = at(planners=["taxi double", "walk"], flags=flags)
    play(match, "double taxi", "to wHA HA+MO")
    assert card(match, 0) == {"HA": "yellow", "MO": "yellow"}


def test_18_a29_routes_to_one_space_that_differ_in_flags_are_separate_choices() -> None:
    flags = "orange white yellow yellow orange blue white red"
    match = play(at(planners=["taxi double", "walk"], racers=["wYA", "wMO"], flags=flags), "double taxi")
    to_same = [text for text in texts(match) if text.split()[1] == "eA2"]
    assert to_same == ["to eA2", "to eA2 HA", "to eA2 MO"]
    assert card(play(match, "to eA2 MO"), 0) == {"MO": "yellow"}


def test_18_a29_a_flag_on_the_chosen_route_is_always_taken() -> None:
    match = play(at(planners=["bicycle", "walk"]), "use bicycle")
    assert "to bMO2" not in texts(match)
    assert refusal(match, "to bMO2") == (
        "18",
        "Every way of 2 spaces to Morrison Bridge space 2 (bMO2) brings a flag.",
    )


def test_18_a_ride_for_other_flags_than_its_ways_bring_is_refused() -> None:
    flags = "yellow white yellow yellow orange blue white red"
    match = play(at(planners=["taxi double", "walk"], flags=flags), "double taxi")
    assert refusal(match, "to wHA HA") == (
        "18",
        "Every way of 8 spaces to Hawthorne west head (wHA) with this flag brings others too.",
    )
    assert refusal(match, "to wA4 RI") == (
        "18",
        "No way of 8 spaces to 4th & Oak (wA4) crosses this bridge or ends on it.",
    )
    assert refusal(match, "to wA4 RI+HA")[1].endswith("crosses all these bridges, where ending on one counts too.")


def test_19_s29_an_equal_colour_may_be_exchanged_too() -> None:
    match = at(planners=["bus", "walk"], racers=["wHA", "wMO"], flags=RED_AT_HA, cards=["HA red"])
    play(match, "use bus", "to eHA HA")
    assert (phase(match), texts(match)) == ("exchange 0", ["exchange", "decline"])
    before = bag(match, "red")
    declined = play(match.copy(), "decline")
    assert (flag(declined, "HA"), card(declined, 0), bag(declined, "red")) == ("red", {"HA": "red"}, before)
    play(match, "exchange")
    assert (flag(match, "HA"), card(match, 0), bag(match, "red")) == (None, {"HA": "red"}, before + 1)


def log(match: Match, language: str = "en") -> list[str]:
    """What the log tells of the last two events."""
    return [view.words.text(language) for view in match.event_views(-1)[-2:]]


def test_19_the_log_says_what_became_of_the_flag_for_a_filled_place() -> None:
    flags = "orange white yellow green orange blue white black"
    match = at(planners=["taxi", "walk"], racers=["wHA", "wMO"], flags=flags, cards=["HA red"])
    play(match, "use taxi", "to fHA HA")
    asked = "Player 1 goes to Grand & Hawthorne (fHA) and may exchange the flag of the Hawthorne Bridge"
    assert log(play(match.copy(), "decline")) == [asked, "Player 1 leaves the yellow flag on the Hawthorne Bridge"]
    play(match, "exchange")
    assert log(match) == [asked, "Player 1 exchanges the red flag of the Hawthorne Bridge for the yellow one"]
    assert log(match, "it")[1] == "Il giocatore 1 cambia la bandiera rossa di Hawthorne Bridge con quella gialla"


def test_19_a37_a_ride_tells_flags_to_take_from_flags_to_exchange() -> None:
    flags = "orange white yellow yellow orange blue white red"
    match = at(planners=["taxi double", "walk"], flags=flags, cards=["MO red"])
    play(match, "double taxi", "to wHA HA+MO")
    assert log(match)[1] == (
        "Player 1 goes to Hawthorne west head (wHA), takes the flag of the Hawthorne Bridge"
        " and may exchange the flag of the Morrison Bridge"
    )


def test_21_a37_a_ride_that_wins_speaks_of_no_exchange() -> None:
    flags = "orange white black black orange blue white red"
    cards = ["RI red, MQ red, HA green, BU white, ST blue, BW orange, FR purple"]
    match = play(at(planners=["car double", "bus"], flags=flags, cards=cards), "double car", "to bHA2 HA+MO")
    assert log(match)[1].endswith("and takes the flag of the Morrison Bridge")


def test_19_s30_another_colour_changes_the_card() -> None:
    flags = "orange white yellow green orange blue white black"
    match = at(planners=["taxi", "walk"], racers=["wHA", "wMO"], flags=flags, cards=["HA red"])
    reds = bag(match, "red")
    play(match, "use taxi", "to fHA HA", "exchange")
    assert (card(match, 0), bag(match, "red")) == ({"HA": "yellow"}, reds + 1)


def test_19_a30_on_the_steel_bridge_the_old_blue_flag_goes_to_the_supply() -> None:
    match = at(planners=["streetcar", "walk"], racers=["tSK", "wMO"], cards=["ST blue"])
    assert bag(match, "blue") == 3
    play(match, "use streetcar", "to eCC ST", "exchange")
    assert (bag(match, "blue"), flag(match, "ST"), card(match, 0)) == (4, None, {"ST": "blue"})


def test_19_a37_exchanges_are_asked_in_path_order_after_the_move() -> None:
    flags = "orange white yellow yellow orange blue white red"
    match = at(planners=["taxi double", "walk"], flags=flags, cards=["MO red"])
    play(match, "double taxi", "to wHA HA+MO")
    assert "Morrison" in str(match.prompt().words)
    assert "HA" not in card(match, 0), "Hawthorne comes later on the way"
    play(match, "decline")
    assert card(match, 0) == {"MO": "red", "HA": "yellow"}
    assert int(state_of(match).pending) == 0
