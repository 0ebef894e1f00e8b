/** What an attached file is, by the line of the plan that asked for its record. */
export type AttachedFile = Readonly<{
  name: string;
  description: string;
  type: 'text' | 'png' | 'pdf';
  size: number;
}>;

/** A file that lies in the export beside the records. */
export type NamedFile = Readonly<{ name: string; type: AttachedFile['type']; size: number }>;

const FILES: Readonly<Record<string, AttachedFile>> = {
  client: { name: 'sample.txt', description: 'Letter of the client', type: 'text', size: 47 },
  card: { name: 'insurance-card.png', description: 'Insurance card', type: 'png', size: 70 },
  leaflet: { name: 'sleep-leaflet.pdf', description: 'Leaflet on sleep', type: 'pdf', size: 1024 },
  remote: {
    name: 'remote.txt',
    description: 'File in the agency’s own storage',
    type: 'text',
    size: 19,
  },
  visit: { name: 'sleep-log.pdf', description: 'Sleep log', type: 'pdf', size: 2048 },
};

/** The attached file of a record; one that no line of the plan asked for has the client's. */
export function attachmentOf(kind: string): AttachedFile {
  return FILES[kind] ?? (FILES.client as AttachedFile);
}

/** What kind of file a name says that it is. */
export function typeOfName(name: string): AttachedFile['type'] {
  return name.endsWith('.pdf') ? 'pdf' : name.endsWith('.png') ? 'png' : 'text';
}
