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
        "Somebody asked to reset the password of the Odds & Evidence account dana@firm.example.",
        "To choose a new password, open this link within 24 hours. It works once.",
        link,
        "If it was not you, ignore this mail: the password stays as it is.\n",
      ].join("\n\n"),
    },
    "Mail is off (set SMTP_URL); this was to be sent",
  );
});

test("what a mail quotes cannot become markup", () => {
  const { html } = composeResetMail({ to: `<b>"x"@firm.example`, link: "http://localhost/?a=1&b=<script>" });
  expect(html).toContain("account &lt;b&gt;&quot;x&quot;@firm.example.");
  expect(html).toContain(`href="http://localhost/?a=1&amp;b=&lt;script&gt;"`);
  expect(html).not.toContain("<script>");
});
