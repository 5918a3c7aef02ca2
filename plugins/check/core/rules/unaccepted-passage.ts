import { isAccepted, listNaming } from '../drift/findDrift';
import { apiRule, type Finding } from '../engine/rule';

export const unacceptedPassage = apiRule({
  id: 'unaccepted-passage',
  severity: 'warning',
  needsAll: true,
  about:
    'Every passage that names a part of the document is in `check.lock.json`, so that a change of that part is noticed.',
  *check(project, facts) {
    const { lock } = project.lock ?? {};
    if (!lock) return;
    const counts = new Map<string, { at: Finding['at']; count: number }>();
    for (const { section, spot } of listNaming(project, facts)) {
      if (isAccepted(lock, section, spot)) continue;
      const known = counts.get(section.file);
      counts.set(section.file, { at: known?.at ?? spot.passage.place(0), count: (known?.count ?? 0) + 1 });
    }
    for (const { at, count } of counts.values()) {
      const what = count === 1 ? 'A passage of this file names' : `${count} passages of this file name`;
      const message = `${what} parts of the document, and ${count === 1 ? 'is' : 'are'} not in \`check.lock.json\` yet.`;
      yield { at, message, hint: 'Run `livespec check --accept`.' };
    }
  },
});
