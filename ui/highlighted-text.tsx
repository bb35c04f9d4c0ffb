interface HighlightedTextProps {
  before?: string;
  highlight: string;
  after?: string;
}

/** A headline, part of which is highlighted in gold. */
export function HighlightedText({ before, highlight, after }: HighlightedTextProps) {
  return (
    <>
      {before}
      <span className="highlight">{highlight}</span>
      {after}
    </>
  );
}
