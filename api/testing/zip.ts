/** A ZIP archive of empty files with these names, as small as one can be. */
export function zipOf(...names: string[]): Buffer {
  const entries = names.map((name) => Buffer.from(name));
  const local = (name: Buffer) => {
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(name.length, 26);
    return Buffer.concat([head, name]);
  };
  let offset = 0;
  const directory = entries.map((name) => {
    const head = Buffer.alloc(46);
    head.writeUInt32LE(0x02014b50, 0);
    head.writeUInt16LE(name.length, 28);
    head.writeUInt32LE(offset, 42);
    offset += 30 + name.length;
    return Buffer.concat([head, name]);
  });
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(names.length, 8);
  end.writeUInt16LE(names.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...entries.map(local), listed, end]);
}
