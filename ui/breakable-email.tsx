/** An email address that may wrap after its @ sign, before it breaks anywhere else. */
export function BreakableEmail({ email }: { email: string }) {
  const [name, domain] = email.split('@');
  return (
    <bdi dir="ltr" translate="no">
      {name}@<wbr />
      {domain}
    </bdi>
  );
}
