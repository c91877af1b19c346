// An address of mail that may be longer than its place: it breaks behind the @, not inside of a word.
export function EmailText({ email }: { email: string }) {
  const end = email.indexOf('@') + 1
  return (
    <>
      {email.slice(0, end)}
      <wbr />
      {email.slice(end)}
    </>
  )
}
