// Loaded before web and worker: a launcher that was killed cannot tell them to stop, but its end of the channel closes.
process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
process.channel?.unref();

// What this process forks itself (the helpers of next dev) must not load this as well: with the channel let go, such a
// helper ends before its first message, and every page with a parameter in its path would wait for it for ever.
process.execArgv = process.execArgv.filter(
  (argument, index, all) =>
    argument !== import.meta.url && !(argument === "--import" && all[index + 1] === import.meta.url),
);
