import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { PlainFailure } from "../lib/fail.mjs";

const run = promisify(execFile);
const words = (text) => (text ?? "").split(/\s+/).filter((word) => word !== "");

/** An engine of containers that runs on this machine. */
export class Engine {
  #command;
  #buildFlags = words(process.env.CONTAINER_BUILD_FLAGS);
  #runFlags = words(process.env.CONTAINER_RUN_FLAGS);

  constructor(command) {
    this.#command = command;
  }

  get name() {
    return this.#command[0];
  }

  /** @returns {Promise<string>} what it printed. @throws {PlainFailure} with what it said */
  async call(...args) {
    const [program, ...flags] = this.#command;
    try {
      const { stdout, stderr } = await run(program, [...flags, ...args], { maxBuffer: 64 * 1024 * 1024 });
      return `${stdout}${stderr}`.trim();
    } catch (error) {
      const said = `${error.stdout ?? ""}${error.stderr ?? ""}`.trim() || error.message;
      throw new PlainFailure(`${program} ${args[0]} failed:\n${said.slice(-3_000)}`);
    }
  }

  build(image, folder) {
    return this.call("build", ...this.#buildFlags, "-t", image, folder);
  }

  /** @param {string[]} args what follows "run" */
  run(...args) {
    return this.call("run", ...this.#runFlags, ...args);
  }
}

/**
 * @returns {Promise<Engine>}
 * @throws {PlainFailure} none runs here; with the reason of each
 */
export async function findEngine() {
  const given = words(process.env.CONTAINER_ENGINE);
  const reasons = [];
  for (const command of given.length > 0 ? [given] : [["docker"], ["podman"]]) {
    const engine = new Engine(command);
    try {
      await engine.call("info");
      return engine;
    } catch (error) {
      reasons.push(error.message.split("\n").slice(0, 3).join(" "));
    }
  }
  throw new PlainFailure(`No container engine runs here, so the image was not tried.\n  ${reasons.join("\n  ")}`);
}
