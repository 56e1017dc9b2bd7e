import { crc32, deflateRawSync } from 'node:zlib';

type Entry = { readonly name: string; readonly data: Buffer; readonly link?: boolean };

/** A ZIP archive. */
export function zip(entries: readonly Entry[]): Buffer {
  const files: Buffer[] = [];
  const central: Buffer[] = [];
  let at = 0;
  for (const { name, data, link } of entries) {
    const packed = deflateRawSync(data, { level: 9 });
    const [local, record] = [Buffer.alloc(30), Buffer.alloc(46)];
    local.writeUInt32LE(0x04034b50, 0);
    record.writeUInt32LE(0x02014b50, 0);
    for (const [head, shift] of [
      [local, 0],
      [record, 2],
    ] as const) {
      head.writeUInt16LE(20, 4 + shift);
      head.writeUInt16LE(8, 8 + shift);
      head.writeUInt32LE(crc32(data), 14 + shift);
      head.writeUInt32LE(packed.length, 18 + shift);
      head.writeUInt32LE(data.length, 22 + shift);
      head.writeUInt16LE(Buffer.byteLength(name), 26 + shift);
    }
    // A symbolic link, by its Unix mode.
    record.writeUInt32LE(link ? 0o120777 * 65_536 : 0, 38);
    record.writeUInt32LE(at, 42);
    const file = Buffer.concat([local, Buffer.from(name), packed]);
    at += file.length;
    files.push(file);
    central.push(record, Buffer.from(name));
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...files, directory, end]);
}
