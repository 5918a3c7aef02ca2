import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Json } from '../core/types';

/** Raised with each change to the stores below. A tab with an older version then keeps its state in memory. */
const VERSION = 1;

interface Schema extends DBSchema {
  /** The state: values by their keys. */
  entries: { key: string; value: Json };
  /** `version`: how many transactions have changed the state. */
  meta: { key: 'version'; value: number };
}

export type Database = IDBPDatabase<Schema>;

export interface Connection {
  /** The open database; opens it where it is not. Rejects where that cannot be. */
  database(): Promise<Database>;
  close(): Promise<void>;
}

/** A connection that makes way for those who upgrade or delete the database, and is opened again when it is needed. */
export function createConnection(name: string): Connection {
  let opened: Promise<Database> | undefined;

  function forget(): void {
    opened = undefined;
  }

  return {
    // What has failed once is not tried again: behind an opening that waits for another tab, a second one waits too.
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
        // A tab that does not make way at once may never do so.
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
