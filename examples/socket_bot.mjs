// A bot that plays a seat over the network: node socket_bot.mjs ws://HOST:8400 TABLE TOKEN
// Node 20 and 21 know WebSockets with the flag --experimental-websocket, later ones without.
const [server, table, token] = process.argv.slice(2);
const socket = new WebSocket(`${server}/api/bots/socket`);
const say = (message) => socket.send(JSON.stringify(message));
socket.onmessage = ({ data }) => {
  const told = JSON.parse(data);
  if (told.type === "hello") say({ type: "ready", protocol: 1, name: "Random", table, token });
  if (told.type === "decide") {
    const action = told.legal[Math.floor(Math.random() * told.legal.length)];
    say({ type: "play", ask: told.ask, action: action.id });
  }
};
