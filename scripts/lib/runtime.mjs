export async function readyRuntime() {}
