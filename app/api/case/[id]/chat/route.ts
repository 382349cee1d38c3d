import * as calls from "#lib/contracts/chat.ts";
import { answerQuestion } from "#server/chat/answer-question.ts";
import { openQuestion } from "#server/chat/open-question.ts";
import { answerStream } from "#server/http/answer-stream.ts";
import { route } from "#server/http/route.ts";

export const POST = route(calls.askChat, async ({ actor, params, body, request }) => {
  // Refusals come before the stream begins: after that there is no status left to send.
  const question = await openQuestion(actor, params.id, body);
  return answerStream(request, (given) => answerQuestion(question, given));
});
