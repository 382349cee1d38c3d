import { answerNotFound } from "#server/http/not-found.ts";
import { answerSso } from "#server/sso/single-sign-on.ts";

export {
  answerSso as GET,
  answerSso as POST,
  answerNotFound as DELETE,
  answerNotFound as HEAD,
  answerNotFound as OPTIONS,
  answerNotFound as PATCH,
  answerNotFound as PUT,
};
