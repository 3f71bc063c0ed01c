/*
 * Preloaded into a server. Its clock runs ahead of the machine's clock by the given time, so that a
 * week can pass without delay.
 */
const machineTime = Date.now;
let ahead = 0;
Date.now = () => machineTime() + ahead;

process.on('message', (milliseconds) => {
  ahead += Number(milliseconds);
  process.send?.('moved');
});
// Listening to the channel alone must not keep the server alive.
process.channel?.unref();
