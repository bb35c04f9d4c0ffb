interface LitTextProps {
  before?: string;
  lit: string;
  after?: string;
}

/** A headline's words with one of them lit in gold. */
export function LitText({ before, lit, after }: LitTextProps) {
  return (
    <>
      {before}
      <span className="lit">{lit}</span>
      {after}
    </>
  );
}
