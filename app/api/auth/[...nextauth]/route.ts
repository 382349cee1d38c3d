import { answerSso } from "#server/auth/single-sign-on.ts";
import { answerNotFound } from "#server/http/not-found.ts";

export {
  answerSso as GET,
  answerSso as POST,
  answerNotFound as DELETE,
  answerNotFound as HEAD,
  answerNotFound as OPTIONS,
  answerNotFound as PATCH,
  answerNotFound as PUT,
};
