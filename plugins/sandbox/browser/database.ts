import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Json } from '../core/types';

/** Raise it with each change to the stores below. Tabs with an older version then use memory. */
const VERSION = 1;

interface Schema extends DBSchema {
  entries: { key: string; value: Json };
  /** `version` counts the transactions that changed the state. */
  meta: { key: 'version'; value: number };
}

export type Database = IDBPDatabase<Schema>;

export interface Connection {
  /** Opens the database where it is not open. */
  database(): Promise<Database>;
  close(): Promise<void>;
}

/** A connection that closes when another tab upgrades or deletes the database, and reopens on use. */
export function createConnection(name: string): Connection {
  let opened: Promise<Database> | undefined;

  function forget(): void {
    opened = undefined;
  }

  return {
    // No second try: it would wait for another tab like the first one.
    database: () => (opened ??= openDatabase(name, forget)),
    async close() {
      const database = await opened?.catch(() => undefined);
      forget();
      database?.close();
    },
  };
}

function openDatabase(name: string, onClose: () => void): Promise<Database> {
  return new Promise((resolve, reject) => {
    let isAwaited = true;
    openDB<Schema>(name, VERSION, {
      upgrade(database) {
        database.createObjectStore('entries');
        database.createObjectStore('meta');
      },
      blocked() {
        isAwaited = false;
        reject(new Error('Another tab keeps an older version of the database open.'));
      },
      blocking(_current, _wanted, event) {
        onClose();
        (event.target as IDBDatabase).close();
      },
      terminated: onClose,
    }).then((database) => (isAwaited ? resolve(database) : database.close()), reject);
  });
}
