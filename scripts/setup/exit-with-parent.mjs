// Loaded before the server, which runs in its own process group: if the starting process is killed, only the closed
// channel shows it. Emits the signal instead of sending it, because Windows has none.
process.once('disconnect', () => {
  if (!process.emit('SIGTERM')) process.exit(143)
})
process.channel?.unref()
