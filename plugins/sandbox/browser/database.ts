import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Json } from '../core/types';

/** Increase on every change to the stores below. Tabs with an older version then use memory. */
const VERSION = 1;

interface Schema extends DBSchema {
  entries: { key: string; value: Json };
  meta: { key: 'version'; value: number };
}

export type Database = IDBPDatabase<Schema>;

export interface Connection {
  database(): Promise<Database>;
  close(): Promise<void>;
}

/** Creates a connection that closes when another tab upgrades or deletes the database, and reopens on use. */
export function createConnection(name: string): Connection {
  let opened: Promise<Database> | undefined;

  function forget(): void {
    opened = undefined;
  }

  return {
    // No retry: it would also wait for the other tab.
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
