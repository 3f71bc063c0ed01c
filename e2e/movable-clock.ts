/*
 * Loaded into a server before anything else: its clock runs ahead of the machine's by as much
 * as the process that started it says. A week passes at once, and everything else is as it is.
 */
const machineTime = Date.now;
let ahead = 0;
Date.now = () => machineTime() + ahead;

process.on('message', (milliseconds) => {
  ahead += Number(milliseconds);
  process.send?.('moved');
});
// Listening alone does not keep the server alive.
process.channel?.unref();
