// Where the shop can be followed and written to outside of it.
import { localised, paths } from '#contract/paths.ts'
import { chatUrl } from '#src/lib/chat-url.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { socialName } from './social-name.ts'
import styles from './footer.module.css'

export function SocialLinks() {
  const { locale, social = [], whatsapp = '' } = useFacts()
  const { menu } = useTexts()
  const links = [
    [chatUrl(whatsapp), menu.chatWith()],
    ...social.map((address) => [address, socialName(address)] as const),
    [localised(locale, paths.blogFeed), menu.feed()],
  ] as const
  return (
    <nav aria-labelledby="footer-social">
      <h2 id="footer-social" className={styles.heading}>
        {menu.social()}
      </h2>
      <ul className={styles.row}>
        {links.map(([address, label]) => (
          <li key={address}>
            <a href={address} rel="noreferrer">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
