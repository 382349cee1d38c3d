import Module, { registerHooks, syncBuiltinESMExports } from "node:module";

/** What no reader needs: the network, other programs and threads, databases, the debugger. */
const FORBIDDEN =
  /^(?:node:)?(?:_http_|_tls_|child_process|cluster|dgram|dns|http|http2|https|inspector|net|repl|sqlite|tls|vm|wasi|worker_threads)/;

/**
 * Takes modules away from this process, before it looks at the document. The kernel's isolation is what holds against an
 * attacker with native code; this holds the rest where a system offers no isolation, and fails early everywhere.
 */
export function forbidModules(): void {
  registerHooks({
    resolve(specifier, context, next) {
      if (FORBIDDEN.test(specifier)) throw new Error(`A reader may not use ${specifier}`);
      return next(specifier, context);
    },
  });
  const given = process.getBuiltinModule.bind(process);
  // Newer than the types. What runs and is loaded already, as the thread and the library of the OCR, goes on.
  const permission = process.permission as unknown as { drop(scope: string): void };
  for (const scope of ["worker", "addon"]) permission.drop(scope);
  Object.assign(process, {
    ...{ kill: undefined, _kill: undefined, execve: undefined, _debugProcess: undefined },
    getBuiltinModule: (name: string) => (FORBIDDEN.test(name) ? undefined : given(name)),
    binding: undefined,
    _linkedBinding: undefined,
  });
  // A later hook would go before ours.
  Object.assign(Module, { registerHooks: undefined, register: undefined });
  syncBuiltinESMExports();
  Object.assign(globalThis, { fetch: undefined, WebSocket: undefined, EventSource: undefined });
}
