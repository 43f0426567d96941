// Loaded before the server: the server runs in a process group of its own, so when the starting process is killed
// outright, nothing but the broken channel tells. Emitted rather than sent, since Windows has no such signal.
process.once('disconnect', () => {
  if (!process.emit('SIGTERM')) process.exit(143)
})
process.channel?.unref()
