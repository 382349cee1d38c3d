import { z } from "zod";
import { FirmSettings } from "../domain/firm/firm-settings.ts";
import { defineCall } from "./define-call.ts";

const Answer = z.object({ settings: FirmSettings, defaults: FirmSettings });

export const getSettings = defineCall({
  method: "GET",
  path: "/api/admin/settings",
  access: "admin",
  response: Answer,
});

/** All of them at once; counts for every process within five seconds, and for what begins from then on. */
export const updateSettings = defineCall({
  method: "PUT",
  path: "/api/admin/settings",
  access: "admin",
  body: FirmSettings,
  response: Answer,
});
