interface ParagraphsProps {
  texts: readonly string[];
  className?: string;
}

/** Running text, one paragraph for each text. */
export function Paragraphs({ texts, className }: ParagraphsProps) {
  return texts.map((text) => (
    <p key={text} className={className}>
      {text}
    </p>
  ));
}
