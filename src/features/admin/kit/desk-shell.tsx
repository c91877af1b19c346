// The frame of the panel: a bar on top, the desks at the side, or in a drawer where the screen is narrow.
import { ActionIcon, AppShell, Burger, Drawer } from '@mantine/core'
import { useDisclosure, useLocalStorage } from '@mantine/hooks'
import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router'
import { paths } from '#contract/paths.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { Icon } from '#src/ui/icon.tsx'
import styles from './shell.module.css'
import { SideNav } from './side-nav.tsx'
import { useWaiting } from './use-waiting.ts'

const WIDTH = { wide: '15rem', narrow: '3.5rem' } as const

interface DeskShellProps {
  /** What the shop's own header also offers. */
  tools: ReactNode
  children: ReactNode
}

export function DeskShell({ tools, children }: DeskShellProps) {
  const { admin: t } = useTexts()
  const { brand } = useFacts()
  const { pathname } = useLocation()
  const waiting = useWaiting()
  const [isOpen, { open, close }] = useDisclosure()
  const [isNarrow, setNarrow] = useLocalStorage({
    key: 'puente-narrow-desks',
    defaultValue: false,
  })
  useEffect(close, [pathname, close])
  return (
    <AppShell
      className={styles.shell}
      header={{ height: '3.25rem' }}
      navbar={{
        width: isNarrow ? WIDTH.narrow : WIDTH.wide,
        breakpoint: 'sm',
        collapsed: { mobile: true },
      }}
    >
      <AppShell.Header className={`pu-deep ${styles.bar}`} withBorder={false}>
        <Burger
          className={styles.burger}
          opened={isOpen}
          onClick={open}
          size="sm"
          aria-label={t.sections()}
          aria-haspopup="dialog"
        />
        <ActionIcon
          variant="transparent"
          size="lg"
          className={styles.fold}
          aria-label={t.sectionWords()}
          aria-pressed={!isNarrow}
          onClick={() => setNarrow(!isNarrow)}
        >
          <Icon name="menu" size={20} />
        </ActionIcon>
        <Anchor to={paths.admin} className={styles.brand}>
          {brand} <span>{t.title()}</span>
        </Anchor>
        <div className={styles.tools}>
          <Anchor to={paths.home} className={`${styles.tool} ${styles.back}`}>
            {t.shop()}
          </Anchor>
          {tools}
        </div>
      </AppShell.Header>
      <AppShell.Navbar className={styles.column}>
        <SideNav waiting={waiting} isNarrow={isNarrow} />
      </AppShell.Navbar>
      <Drawer opened={isOpen} onClose={close} title={t.title()} size="18rem" padding="sm">
        <SideNav waiting={waiting} />
      </Drawer>
      <AppShell.Main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </AppShell.Main>
    </AppShell>
  )
}
