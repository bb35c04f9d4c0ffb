/** Marks of the record at the end of an archive, and of a file in its directory. */
const [endMark, entryMark] = [0x06054b50, 0x02014b50];

/** Bytes of the two records without what is of variable length, and of the longest comment of an archive. */
const [endBytes, entryBytes, maxComment] = [22, 46, 0xffff];

/** Files of an archive that are looked at. */
const maxEntries = 20_000;

/** The names of the files in a ZIP archive, as its directory has them; undefined for what is none, or is larger than the format without extensions. */
export function zipNames(content: Buffer): string[] | undefined {
  const end = endRecord(content);
  if (end === undefined) return undefined;
  const count = content.readUInt16LE(end + 10);
  let at = content.readUInt32LE(end + 16);
  if (count > maxEntries) return undefined;
  const names: string[] = [];
  for (let entry = 0; entry < count; entry += 1) {
    if (at + entryBytes > content.length || content.readUInt32LE(at) !== entryMark) return undefined;
    const [name, extra, comment] = [28, 30, 32].map((offset) => content.readUInt16LE(at + offset)) as [number, number, number];
    names.push(content.subarray(at + entryBytes, at + entryBytes + name).toString('utf8'));
    at += entryBytes + name + extra + comment;
  }
  return names;
}

function endRecord(content: Buffer): number | undefined {
  for (let at = content.length - endBytes; at >= Math.max(0, content.length - endBytes - maxComment); at -= 1)
    if (content.readUInt32LE(at) === endMark && at + endBytes + content.readUInt16LE(at + 20) === content.length) return at;
  return undefined;
}
