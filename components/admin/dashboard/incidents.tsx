import { TriangleAlert } from "lucide-react";
import { Sheet } from "#components/ui/sheet.tsx";
import { ADMIN_DASHBOARD } from "#lib/copy/admin/admin-operations.ts";

/** Each kind of incident in words, and what counts as one. */
export function Incidents({ texts }: { readonly texts: readonly string[] }) {
  return (
    <Sheet className="mb-5" aria-labelledby="incidents">
      <h2 className="text-18" id="incidents">
        {ADMIN_DASHBOARD.incidentsTitle}
      </h2>
      <ul className="my-2">
        {texts.map((text) => (
          <li key={text} className="flex items-baseline gap-2 py-1">
            <TriangleAlert className="text-weak-text" />
            {text}
          </li>
        ))}
      </ul>
      <p className="text-12 text-ink-2">{ADMIN_DASHBOARD.incidentsHelp}</p>
    </Sheet>
  );
}
