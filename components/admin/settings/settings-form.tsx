"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type SubmitEvent, useState } from "react";
import { toast } from "sonner";
import { ButtonRow } from "#components/ui/button-row.tsx";
import { Sheet } from "#components/ui/sheet.tsx";
import { focusField } from "#components/auth/focus-field.ts";
import { FormError } from "#components/auth/form-error.tsx";
import { signInOptions } from "#components/auth/queries.ts";
import { Button } from "#components/ui/button.tsx";
import { cn } from "#components/ui/cn.ts";
import { Field } from "#components/ui/form/field.tsx";
import { Select } from "#components/ui/form/select.tsx";
import { TextInput } from "#components/ui/form/text-input.tsx";
import { ApiError, messageOf } from "#lib/api/api-error.ts";
import { OFFENCE_LABEL, SECOND_FACTOR_LABEL, SETTINGS } from "#lib/copy/admin/admin-settings.ts";
import { type FirmSettings, SECOND_FACTOR_RULES } from "#lib/domain/firm/firm-settings.ts";
import { saveSettings, settingsQuery } from "./queries.ts";
import { HOUR_FIELDS, parseValues, type SettingsErrors, valuesOf } from "./settings-values.ts";

type Props = { readonly settings: FirmSettings; readonly defaults: FirmSettings };

const FIELDS = "mt-4 grid grid-cols-[repeat(auto-fill,minmax(220px,1fr))] items-start gap-4";

/** All settings in one form: what is wrong stands beside its field, and nothing is saved by halves. */
export function SettingsForm({ settings, defaults }: Props) {
  const queryClient = useQueryClient();
  const [values, setValues] = useState(() => valuesOf(settings));
  const [errors, setErrors] = useState<SettingsErrors>({});
  const save = useMutation({
    ...saveSettings,
    onSuccess: async (saved) => {
      queryClient.setQueryData(settingsQuery.queryKey, saved);
      setValues(valuesOf(saved.settings));
      toast(SETTINGS.saved);
      await queryClient.invalidateQueries({ queryKey: signInOptions.queryKey });
    },
  });

  function show(form: HTMLFormElement, found: SettingsErrors) {
    setErrors(found);
    const first = Object.keys(values).find((name) => found[name] !== undefined);
    if (first !== undefined) focusField(form, first);
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (save.isPending) return;
    save.reset();
    const parsed = parseValues(values);
    if ("errors" in parsed) {
      show(form, parsed.errors);
      return;
    }
    setErrors({});
    save.mutate(parsed.settings, {
      onError: (error) => {
        if (error instanceof ApiError)
          show(form, Object.fromEntries(Object.entries(error.errors).map(([name, [text]]) => [name, text])));
      },
    });
  }

  function edit(name: string, value: string) {
    setValues((before) => ({ ...before, [name]: value }));
    setErrors((before) => ({ ...before, [name]: undefined }));
  }

  const field = (name: string, label: string, options: { readonly hint?: string; readonly isText?: boolean } = {}) => (
    <Field key={name} label={label} hint={options.hint} error={errors[name]}>
      {(wiring) => (
        <TextInput
          {...wiring}
          name={name}
          // Not type=number: it turns what it does not understand into nothing, and a wheel over it changes it.
          inputMode={options.isText ? undefined : "decimal"}
          autoComplete="off"
          value={values[name] ?? ""}
          onChange={({ target }) => edit(name, target.value)}
        />
      )}
    </Field>
  );

  const hasFieldErrors = Object.values(errors).some((text) => text !== undefined);
  return (
    <form className="grid max-w-205 grid-cols-1 gap-5" noValidate onSubmit={submit}>
      <Sheet aria-labelledby="firm">
        <h2 className="text-18" id="firm">
          {SETTINGS.firm}
        </h2>
        <div className={FIELDS}>
          {field("firmName", SETTINGS.firmName, { hint: SETTINGS.firmNameHint, isText: true })}
        </div>
      </Sheet>
      <Sheet aria-labelledby="fees">
        <h2 className="text-18" id="fees">
          {SETTINGS.fees}
        </h2>
        <p className="text-ink-2">{SETTINGS.feesText}</p>
        <div className={FIELDS}>{field("hourlyRate", SETTINGS.hourlyRate)}</div>
        <fieldset className="mt-4 min-w-0">
          <legend className="text-13 font-semibold">{SETTINGS.hours}</legend>
          <div className={cn(FIELDS, "mt-2 grid-cols-[repeat(auto-fill,minmax(132px,1fr))]")}>
            {HOUR_FIELDS.map((each) => field(each.field, OFFENCE_LABEL[each.name]))}
          </div>
        </fieldset>
      </Sheet>
      <Sheet aria-labelledby="access">
        <h2 className="text-18" id="access">
          {SETTINGS.access}
        </h2>
        <div className={FIELDS}>
          {field("minPasswordLength", SETTINGS.minPasswordLength, { hint: SETTINGS.minPasswordLengthHint })}
          {field("sessionDays", SETTINGS.sessionDays, { hint: SETTINGS.sessionDaysHint })}
          {field("sessionIdleHours", SETTINGS.sessionIdleHours, { hint: SETTINGS.sessionIdleHoursHint })}
          <Field label={SETTINGS.secondFactor} hint={SETTINGS.secondFactorHint} error={errors.secondFactor}>
            {(wiring) => (
              <Select
                {...wiring}
                name="secondFactor"
                value={values.secondFactor}
                onChange={({ target }) => edit("secondFactor", target.value)}
              >
                {SECOND_FACTOR_RULES.map((rule) => (
                  <option key={rule} value={rule}>
                    {SECOND_FACTOR_LABEL[rule]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
      </Sheet>
      <Sheet aria-labelledby="reading">
        <h2 className="text-18" id="reading">
          {SETTINGS.reading}
        </h2>
        <div className={FIELDS}>
          {field("unclaimedMegabytes", SETTINGS.unclaimed, { hint: SETTINGS.unclaimedHint })}
          {field("lowConfidencePercent", SETTINGS.lowConfidence, { hint: SETTINGS.lowConfidenceHint })}
        </div>
      </Sheet>
      <Sheet aria-labelledby="prices">
        <h2 className="text-18" id="prices">
          {SETTINGS.prices}
        </h2>
        <p className="text-ink-2">{SETTINGS.pricesText}</p>
        <div className={FIELDS}>
          {field("modelPriceIn", SETTINGS.priceIn)}
          {field("modelPriceOut", SETTINGS.priceOut)}
        </div>
      </Sheet>
      <FormError>{save.isError && !hasFieldErrors ? messageOf(save.error, SETTINGS.saveFailed) : null}</FormError>
      <ButtonRow className="gap-3 max-phone:[&>*]:flex-auto">
        <Button
          variant="ghost"
          onClick={() => {
            setErrors({});
            setValues((before) => ({ ...valuesOf(defaults), firmName: before.firmName ?? "" }));
          }}
        >
          {SETTINGS.reset}
        </Button>
        <Button type="submit" busy={save.isPending}>
          {save.isPending ? SETTINGS.saving : SETTINGS.save}
        </Button>
      </ButtonRow>
    </form>
  );
}
