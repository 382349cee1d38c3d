import { expect, test, vi } from "vitest";
import { log } from "../log.ts";
import { composeResetMail } from "./compose-reset-mail.ts";
import { sendMail } from "./send-mail.ts";

test("without SMTP_URL the mail appears in the log as plain text, its link whole", async () => {
  const logged = vi.spyOn(log, "warn");
  const link = "http://localhost:3000/reset-password?token=abc_-123&email=dana%40firm.example";
  await sendMail(composeResetMail({ to: "dana@firm.example", link }));
  expect(logged).toHaveBeenCalledExactlyOnceWith(
    {
      to: "dana@firm.example",
      subject: "Reset your Odds & Evidence password",
      text: [
        "Someone asked to reset the password for the Odds & Evidence account dana@firm.example.",
        "To choose a new password, open this link within 24 hours. It works once.",
        link,
        "If this was not you, ignore this email. Your password will not change.\n",
      ].join("\n\n"),
    },
    "Mail is off (set SMTP_URL); this email was not sent",
  );
});

test("what a mail quotes cannot become markup", () => {
  const { html } = composeResetMail({ to: `<b>"x"@firm.example`, link: "http://localhost/?a=1&b=<script>" });
  expect(html).toContain("account &lt;b&gt;&quot;x&quot;@firm.example.");
  expect(html).toContain(`href="http://localhost/?a=1&amp;b=&lt;script&gt;"`);
  expect(html).not.toContain("<script>");
});
