import { isUrl } from '../../../shared/core/isUrl';
import type { JsonObject } from '../../../shared/core/json';
import { type Problem, startOf } from '../../../shared/problem';
import type { LoadedFiles } from '../files/loadFiles';
import { resolveFile } from '../files/resolveFile';
import { problemAt } from '../parse/sourceText';
import type { ParsedFile } from '../parse/types';
import { isContainer } from './container';
import type { Draft } from './draft';
import { JoinedView, type Selected } from './joinedView';
import { explainNothing, findKeys, type JSONPathQuery } from './jsonPath';
import { moveReferences } from './moveReferences';
import { type Action, OVERLAY_RULE, type Overlay, readOverlay, typeOf, withArticle } from './readOverlay';
import { type Holder, writeValue } from './writeValue';

/** A value to write, and where it is written itself. */
interface Written {
  value: unknown;
  at: Holder;
  /** Path of the file that its references start from. */
  from: string;
}

/**
 * Applies overlays to a draft, in order, each to the result of the one before (Overlay Specification 1.1.0, Action
 * Object). With errors, the draft is not to be used.
 */
export function applyOverlays(draft: Draft, loaded: LoadedFiles, entry: ParsedFile): Problem[] {
  const problems: Problem[] = [];
  const overlays: Overlay[] = [];
  for (const { name, read } of loaded.overlays) {
    if (typeof read === 'function') {
      const { rule, message, hint } = read(name);
      problems.push(problemAt({ file: name, line: 1, column: 1 }, 'error', rule, message, hint));
      continue;
    }
    problems.push(...read.problems);
    if (read.value === undefined) continue;
    const { overlay, problems: found } = readOverlay(draft, read);
    problems.push(...found);
    if (overlay) overlays.push(overlay);
  }
  if (!problems.some(({ severity }) => severity === 'error')) {
    const apply = createActions(draft, loaded, entry);
    for (const overlay of overlays)
      problems.push(...checkTarget(draft, overlay, entry), ...overlay.actions.flatMap(apply));
  }
  return problems;
}

/** `extends` names the document that an overlay was written for. */
function checkTarget(draft: Draft, { file, root, extends: target }: Overlay, entry: ParsedFile): Problem[] {
  if (target === undefined) return [];
  const path = resolveFile(file.path, target);
  // A document may have an address and be a file.
  if (path === entry.path || isUrl(path) !== isUrl(entry.path)) return [];
  const message = `This overlay is for \`${target}\`, and is applied to \`${entry.name}\`.`;
  return [problemAt(draft.sourceOf(root, 'extends'), 'warning', 'overlay-extends', message)];
}

/** Returns what applies an action to the draft. */
function createActions(draft: Draft, loaded: LoadedFiles, entry: ParsedFile): (action: Action) => Problem[] {
  const view = new JoinedView(draft, loaded, entry);

  return function apply(action) {
    const { node, target, change } = action;
    const root = view.build();
    const selected = select(target, root);
    if (change === 'nothing') {
      return [warn(node, 'target', 'This action changes nothing: it has no `update`, `copy` or `remove`.')];
    }
    if (selected.length === 0) {
      const hint = explainNothing(target, root);
      return [warn(node, 'target', `\`${String(node.target)}\` selects nothing in the document.`, hint)];
    }
    if (change === 'remove') return remove(action, selected);
    const update: Written = { value: node.update, at: [node, 'update'], from: entry.path };
    const written = change === 'copy' ? findSource(action, root) : update;
    if ('problem' in written) return [written.problem];
    const kinds = new Set(selected.map(({ value }) => kindOf(value)));
    if (kinds.size > 1) {
      const list = [...kinds].map((kind) => `${kind}s`).join(' and ');
      return [
        refuse(
          node,
          'target',
          `\`${String(node.target)}\` selects ${list}.`,
          'Select one kind at a time: make two actions of it.',
        ),
      ];
    }
    return withoutRepeats(selected).flatMap((one) => write(one, written, action));
  };

  function select(query: JSONPathQuery, root: unknown): Selected[] {
    return findKeys(query, root).flatMap((keys) => view.select(keys) ?? []);
  }

  function remove({ node }: Action, selected: Selected[]): Problem[] {
    if (selected.some(({ holder }) => !holder))
      return [refuse(node, 'target', '`$` is the whole document, which cannot be removed.')];
    // From behind: the indexes of the items before stay.
    const holders = eachOnce(selected.flatMap(({ holder }) => (holder ? [holder] : [])));
    const indexOf = ([holder, key]: Holder) => (Array.isArray(holder) ? Number(key) : 0);
    for (const holder of holders.sort((one, other) => indexOf(other) - indexOf(one))) draft.remove(...holder);
    return [];
  }

  function findSource({ node, from }: Action, root: unknown): Written | { problem: Problem } {
    const found = from ? select(from, root) : [];
    const [one] = found;
    if (one?.holder && found.length === 1) {
      // As it is now: the action may change it, too.
      const value = draft.copy(one.value);
      return { value, at: one.holder, from: one.file.path };
    }
    const count = found.length === 0 ? 'nothing' : found.length === 1 ? 'the whole document' : `${found.length} values`;
    const hint = found.length === 0 && from ? explainNothing(from, root) : '`copy` takes exactly one value.';
    return { problem: refuse(node, 'copy', `\`${String(node.copy)}\` selects ${count}.`, hint) };
  }

  function write(selected: Selected, { value, at, from }: Written, { node, change }: Action): Problem[] {
    const copy = draft.copy(value);
    moveReferences(copy, from, selected.file.path);
    return writeValue(draft, selected, copy, at).map((clash) => {
      // What is copied may be right where it is written.
      const source = change === 'update' ? draft.sourceOf(...clash.at) : draft.sourceOf(node, 'copy');
      const name = clash.key === undefined ? `\`${change}\`` : `\`${clash.key}\``;
      if (clash.given === null) {
        const message = `${name} is empty, and changes nothing.`;
        return problemAt(
          source,
          'warning',
          'overlay-unmatched',
          message,
          'To remove it, write an action with `remove`.',
        );
      }
      const { file, line, column } = clash.there ? draft.sourceOf(...clash.there) : startOf(entry.name);
      const [given, old] = [withArticle(typeOf(clash.given)), withArticle(typeOf(clash.old))];
      const hint = `The document has it at ${file}:${line}:${column}. To replace it, remove it in an action before.`;
      return problemAt(source, 'error', OVERLAY_RULE, `${name} is ${given}, and the document has ${old} there.`, hint);
    });
  }

  function refuse(node: JsonObject, key: string, message: string, hint?: string): Problem {
    return problemAt(draft.sourceOf(node, key), 'error', OVERLAY_RULE, message, hint);
  }

  function warn(node: JsonObject, key: string, message: string, hint?: string): Problem {
    return problemAt(draft.sourceOf(node, key), 'warning', 'overlay-unmatched', message, hint);
  }
}

/** References may lead to the same place: what is in it is written once. */
function withoutRepeats(selected: readonly Selected[]): Selected[] {
  const seen = new Set<unknown>();
  const holders = new Set(eachOnce(selected.flatMap(({ holder }) => (holder ? [holder] : []))));
  return selected.filter(({ value, holder }) => {
    if (!isContainer(value)) return holder !== undefined && holders.has(holder);
    if (seen.has(value)) return false;
    seen.add(value);
    return true;
  });
}

function eachOnce(holders: readonly Holder[]): Holder[] {
  const known = new Map<object, Set<string>>();
  return holders.filter(([node, key]) => {
    const keys = known.get(node) ?? new Set();
    known.set(node, keys);
    return keys.size < keys.add(key).size;
  });
}

function kindOf(value: unknown): 'object' | 'array' | 'primitive' {
  if (!isContainer(value)) return 'primitive';
  return Array.isArray(value) ? 'array' : 'object';
}
