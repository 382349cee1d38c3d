import { READING_FORM } from "../analyst/model/reading-form.ts";
import { readPagesMessages } from "../analyst/model/prompts/read-pages.ts";
import type { Reading } from "../analyst/model/reading-form.ts";
import { newNonce } from "../analyst/model/ask-model.ts";
import type { ModelPort } from "../llm/model-port.ts";

/** An invented page. No word of any case goes out for a trial. */
const PAGE = `DISPATCH LOG, UNIT 12
21:05:10 Caller reports a red van in the ditch on Mill Road, one person walking away.
21:19:42 Unit 12 on scene. Van empty, engine warm.
21:31:00 Unit 12 out with a man at the gas station, 400 yards east.
OFFICER'S NOTE
I arrived at 2140 hours and found the man behind the wheel of the van. He said he had left the van to call for help.
My body camera was not switched on. The clerk of the gas station has video of the pumps.`;

/** Milliseconds. A local server may have to load the model first, and writes slowly. */
const PATIENCE = 5 * 60_000;
/** Tokens: enough for a model that thinks before it answers. */
const MAX_OUTPUT = 2_000;

/**
 * Lets a model read one page with the prompt and the form of an analysis.
 * @throws what `ModelPort.complete` throws
 */
export async function tryModel(model: ModelPort) {
  const window = await model.window();
  const started = performance.now();
  const answer = await model.complete({
    messages: readPagesMessages({
      pages: [{ documentId: "trial", pageNumber: 1, label: "D1.1", fileName: "log.txt", text: PAGE, tokens: 0 }],
      ...{ nonce: newNonce(), hasFocus: false, charge: null, law: "us", isPart: false },
    }),
    ...{ schema: READING_FORM.schema, schemaName: READING_FORM.name, outline: READING_FORM.outline },
    ...{ read: READING_FORM.read, maxOutputTokens: MAX_OUTPUT, deadline: new Date(Date.now() + PATIENCE) },
  });
  const seconds = (performance.now() - started) / 1000;
  const { completionTokens } = answer.usage;
  return {
    ...{ window, modelReported: answer.modelReported, rung: answer.rung, quotes: countQuotes(answer.value) },
    tokensPerSecond: completionTokens === null ? null : Math.round((completionTokens / seconds) * 10) / 10,
  };
}

function countQuotes(reading: Reading) {
  const quotes = Object.values(reading).flatMap((items) =>
    items.flatMap((item) => item.quotes.map((quote) => quote.replace(/^\s*D1\.1\s*/, ""))),
  );
  return { given: quotes.length, standing: quotes.filter((quote) => quote !== "" && PAGE.includes(quote)).length };
}
