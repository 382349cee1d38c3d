import { expect, test } from "vitest";
import { EnvError, publicUrlOf, readEnv } from "./env.ts";

test.each([
  [{ SMTP_URL: "mail.firm.example" }, "SMTP_URL has an invalid value: use an address such as smtps://"],
  [{ SMTP_URL: "https://mail.firm.example" }, "SMTP_URL has an invalid value"],
  [{ SMTP_URL: "smtp://localhost" }, "MAIL_FROM is not set but SMTP_URL is: set it to the address"],
  [{ SMTP_URL: "smtp://localhost", MAIL_FROM: "The Firm" }, "MAIL_FROM has an invalid value"],
  [{ SSO_ISSUER: "accounts.google.com" }, "SSO_ISSUER has an invalid value: use the issuer's address"],
  [{ SSO_ISSUER: "https://accounts.google.com" }, "SSO_CLIENT_ID is not set: single sign-on needs"],
  [{ SSO_CLIENT_ID: "a", SSO_CLIENT_SECRET: "b" }, "SSO_ISSUER is not set: single sign-on needs"],
  [{ OPENAI_BASE_URL: "localhost:11434" }, "OPENAI_BASE_URL has an invalid value: use the address of the endpoint"],
  [{ OPENAI_BASE_URL: "https://key@models.example/v1" }, "OPENAI_BASE_URL has an invalid value"],
  [{ OPENAI_BASE_URL: "https://models.example/v1?key=1" }, "OPENAI_BASE_URL has an invalid value"],
  [{ OPENAI_BASE_URL: "http://127.0.0.1:11434/v1" }, "OPENAI_MODEL is not set but OPENAI_BASE_URL is"],
  [{ OPENAI_MODEL: "llama3" }, "OPENAI_BASE_URL is not set but OPENAI_MODEL is"],
  [{ OPENAI_CONTEXT_TOKENS: "8k" }, "OPENAI_CONTEXT_TOKENS has an invalid value: use the model's context length"],
  [{ OPENAI_CONTEXT_TOKENS: "100" }, "OPENAI_CONTEXT_TOKENS has an invalid value"],
  [{ S3_ENDPOINT: "s3.example.com" }, "S3_ENDPOINT has an invalid value: use the service's address"],
  [{ S3_BUCKET: "Firm Files" }, "S3_BUCKET has an invalid value: use the bucket's name"],
  [
    { S3_BUCKET: "firm-files" },
    "S3_ENDPOINT is not set: keeping documents in S3 needs S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY and S3_REGION.",
  ],
  [
    { S3_ENDPOINT: "http://s3.test", S3_BUCKET: "firm", S3_ACCESS_KEY_ID: "a", S3_SECRET_ACCESS_KEY: "b" },
    "S3_REGION is not set: keeping documents in S3 needs",
  ],
])("refuses %j with one sentence", (source, text) => {
  const refuse = () => readEnv(source);
  expect(refuse).toThrow(EnvError);
  expect(refuse).toThrow(text);
  expect(refuse).toThrow(/^[^\n]+\.$/);
});

test.each(["cases@firm.example", "Odds & Evidence <cases@firm.example>"])("takes %s as MAIL_FROM", (MAIL_FROM) => {
  expect(readEnv({ SMTP_URL: "smtp://localhost:2525", MAIL_FROM })).toMatchObject({ MAIL_FROM });
});

test.each([
  [{}, "http://localhost:3000"],
  [{ HOST: "0.0.0.0", PORT: "8080" }, "http://localhost:8080"],
  [{ HOST: "192.0.2.7" }, "http://192.0.2.7:3000"],
  [{ HOST: "2001:db8::1" }, "http://[2001:db8::1]:3000"],
  [{ HOST: "0.0.0.0", APP_URL: "https://cases.firm.example/" }, "https://cases.firm.example"],
])("people reach %j at %s", (source, url) => {
  expect(publicUrlOf(readEnv(source))).toBe(url);
});

test("takes a key alone as somebody else's: another program's must not stop the start, nor send anything anywhere", () => {
  const azure = "https://firm.openai.azure.com/openai/deployments/gpt?api-version=2024-10-21";
  expect(readEnv({ OPENAI_BASE_URL: azure, OPENAI_MODEL: "gpt" })).toMatchObject({ OPENAI_BASE_URL: azure });
  expect(readEnv({ OPENAI_API_KEY: "sk-of-another-program" })).not.toHaveProperty("OPENAI_BASE_URL");
});
