/** An address that may break after its @ sign, before it breaks anywhere else. */
export function BreakableEmail({ address }: { address: string }) {
  const [name, domain] = address.split('@');
  return (
    <span>
      {name}@<wbr />
      {domain}
    </span>
  );
}
