// The good end of every way back; after three seconds it leads to signing in by itself.
import { useEffect } from 'react'
import { useHref, useNavigate } from 'react-router'
import { paths } from '#contract/paths.ts'
import { useTexts } from '#src/lib/texts.ts'
import { showToast } from '#src/lib/toast.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { RecoveryPage } from './recovery-page.tsx'

const SECONDS = 3

export function ResetDone() {
  const { auth, recovery: t } = useTexts()
  const navigate = useNavigate()
  const address = useHref(paths.auth())
  useEffect(() => {
    showToast({ title: t.doneTitle(), text: t.doneText(), closeLabel: auth.close() })
    const timer = setTimeout(() => void navigate(paths.auth(), { replace: true }), SECONDS * 1000)
    return () => clearTimeout(timer)
  }, [auth, navigate, t])
  return (
    <RecoveryPage
      title={t.doneTitle()}
      icon="check"
      tone="success"
      lead={
        <>
          {t.doneText()}. {t.doneNext()}
        </>
      }
    >
      <noscript>
        <meta httpEquiv="refresh" content={`${SECONDS}; url=${address}`} />
      </noscript>
      <ButtonLink to={paths.auth()} size="l" wide>
        {t.signIn()}
      </ButtonLink>
    </RecoveryPage>
  )
}
