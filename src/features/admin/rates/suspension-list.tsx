// What is closed now or soon, each with its notice and the way to open it again.
import { Badge, Button, Group, Paper, Stack, Text } from '@mantine/core'
import type { TariffDesk } from '#contract/shipping-desk.ts'
import { useTexts } from '#src/lib/texts.ts'
import { trpc, trpcClient } from '#src/lib/trpc-client.ts'
import { formatStart } from '#src/ui/format-start.ts'
import { useUiLocale } from '#src/ui/ui-locale.ts'
import { showAhead } from '../kit/show-ahead.ts'
import { useAct } from '../kit/use-act.ts'
import { useRouteWords } from '../kit/use-route-words.ts'
import { useTell } from '../kit/use-tell.ts'

export function SuspensionList({ desk }: { desk: TariffDesk }) {
  const { tariffDesk } = useTexts()
  const t = tariffDesk.closing
  const locale = useUiLocale()
  const tell = useTell()
  const { routeOf } = useRouteWords(desk.destinations)
  const { act, busy } = useAct({
    send: (id: number) => trpcClient.shipping.liftSuspension.mutate({ id }),
    ahead: (id) =>
      showAhead(trpc.shipping.desk.queryKey(), (shown) => ({
        ...shown,
        suspensions: shown.suspensions.filter((each) => each.id !== id),
      })),
    done: () => tell(t.lifted()),
  })
  return desk.suspensions.map((each) => {
    const { id, notice } = each
    const since = formatStart(each.since, locale)
    const route = routeOf(each)
    return (
      <Paper key={id} withBorder p="md">
        <Stack gap="xs">
          <Group justify="space-between">
            <Group gap="xs">
              <strong>{route}</strong>
              <Badge color="red">
                {each.since > desk.at ? tariffDesk.closesOn() : tariffDesk.closedAll()}
              </Badge>
            </Group>
            <Button
              variant="default"
              loading={busy === id}
              aria-label={t.liftThis({ route })}
              onClick={() => act(id)}
            >
              {t.lift()}
            </Button>
          </Group>
          <p>{notice[locale]}</p>
          <Text size="sm" c="dimmed">
            {each.until
              ? t.fromTo({ since, until: formatStart(each.until, locale) })
              : t.fromOn({ since })}
          </Text>
        </Stack>
      </Paper>
    )
  })
}
