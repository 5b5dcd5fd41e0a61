// A bot for any game that plays at random: see docs/bot-protocol.md.
import { createInterface } from "node:readline";

const say = (message) => console.log(JSON.stringify(message));
for await (const line of createInterface({ input: process.stdin })) {
  const told = JSON.parse(line);
  if (told.type === "hello") say({ type: "ready", protocol: 1, name: "Random" });
  if (told.type === "decide") {
    const action = told.legal[Math.floor(Math.random() * told.legal.length)];
    say({ type: "play", ask: told.ask, action: action.id });
  }
}
