/**
 * A failure that the person at the terminal can mend: its message is one plain sentence that names the cause and the
 * fix. Everything else that is thrown is our own error and is shown with its stack.
 */
export class PlainFailure extends Error {}

/**
 * Runs an entry's work. A plain failure prints its sentence alone, anything else prints whole; both exit with 1.
 * @param {() => Promise<void>} work
 */
export async function runOrFail(work) {
  try {
    await work();
  } catch (error) {
    if (error instanceof PlainFailure) console.error(`\n  ${error.message}\n`);
    else console.error(error);
    process.exit(1);
  }
}
