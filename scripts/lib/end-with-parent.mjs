// Loaded before web and worker: a launcher that was killed cannot tell them to stop, but its end of the channel closes.
process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
process.channel?.unref();
