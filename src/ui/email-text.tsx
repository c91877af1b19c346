// An address of mail that may be longer than its place: it breaks behind the @ and before a dot, not inside of a word.
import { Fragment } from 'react'

export const EmailText = ({ email }: { email: string }) =>
  email.split(/(?<=@)|(?=\.)/u).map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ))
