interface HighlightedTextProps {
  before?: string;
  highlight: string;
  after?: string;
}

/** A headline's words with one of them lit in gold. */
export function HighlightedText({ before, highlight, after }: HighlightedTextProps) {
  return (
    <>
      {before}
      <span className="highlight">{highlight}</span>
      {after}
    </>
  );
}
