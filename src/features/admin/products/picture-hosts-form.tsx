// The servers whose pictures are shown beside those of the stores, one a line.
import { type AdminPictureHosts, adminSetPictureHostsInput } from '#contract/picture-hosts.ts'
import { Field } from '#src/lib/form/field.tsx'
import { SentForm } from '#src/lib/form/sent-form.tsx'
import { useSentForm } from '#src/lib/form/use-sent-form.ts'
import { useTexts } from '#src/lib/texts.ts'
import { trpcClient } from '#src/lib/trpc-client.ts'
import { useTell } from '../kit/use-tell.ts'
import { entries } from './product-fields.ts'

const FIELDS = { hosts: entries(String, String) }

export function PictureHostsForm({ stored }: { stored: AdminPictureHosts }) {
  const { productDesk: t } = useTexts()
  const tell = useTell()
  const form = useSentForm({
    fields: FIELDS,
    schema: adminSetPictureHostsInput,
    words: t.pictureHosts,
    stored,
    send: (input) => trpcClient.catalogue.adminSetPictureHosts.mutate(input),
    done: () => tell(t.saved()),
  })
  return (
    <SentForm form={form} submit={t.save()}>
      <Field form={form} name="hosts" />
    </SentForm>
  )
}
