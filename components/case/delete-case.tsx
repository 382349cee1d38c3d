"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { toast } from "sonner";
import { Button } from "#components/ui/button.tsx";
import { ConfirmDialog } from "#components/ui/confirm-dialog.tsx";
import { CASE_DETAIL } from "#lib/copy/case/case-page.ts";
import { deleteWholeCase } from "./queries.ts";

export function DeleteCase({ id }: { readonly id: string }) {
  const [isAsking, setIsAsking] = useState(false);
  const queryClient = useQueryClient();
  const router = useRouter();
  const remove = useMutation({
    ...deleteWholeCase,
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: ["cases"] });
      router.replace("/dashboard");
    },
    onError: () => toast.error(CASE_DETAIL.deleteFailed),
  });
  return (
    <div className="-mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-rule pt-3 print:hidden">
      <p className="text-13 text-ink-2">{CASE_DETAIL.deleteText}</p>
      <Button variant="danger" size="s" onClick={() => setIsAsking(true)}>
        <Trash2 />
        {CASE_DETAIL.delete}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={CASE_DETAIL.delete}
        text={CASE_DETAIL.deleteConfirm}
        confirmLabel={CASE_DETAIL.delete}
        busy={remove.isPending || remove.isSuccess}
        onConfirm={() => remove.mutate(id)}
      />
    </div>
  );
}
