import useBaseUrl from '@docusaurus/useBaseUrl';
import downloads from '@generated/openapi/default/download.json';
import { useEffect, useState } from 'react';
import type { Reason } from '../../../schema/core/validate/types';
import { onceByText } from '../../../shared/core/cache';
import { calculable } from '../../../shared/core/exactJson';
import type { Json } from '../../../shared/core/json';
import { judgeAnswer } from '../../core/answers/judgeAnswer';
import type { Reply } from '../readReply';
import { useBench } from '../useBench';

/** What of an answer does not fit its schema, as soon as it is known. Loads the document of the site, once. */
export function useJudgement(json: Json | undefined, { status, headers }: Reply): Reason[] | undefined {
  const { bench, state } = useBench();
  const { operation, desk } = bench;
  const [reasons, setReasons] = useState<{ of: unknown; found: Reason[] | undefined }>();
  const folder = useBaseUrl(downloads[desk.version]?.folder);
  const address = `${folder.replace(/\/$/, '')}/openapi.json`;
  const isOther = state.answer?.title !== undefined;
  const mediaType = headers.find(([name]) => name === 'content-type')?.[1] ?? '';
  useEffect(() => {
    if (json === undefined || isOther || !downloads[desk.version]) return;
    let isGone = false;
    const { method, path } = operation;
    void loadDocument(address).then((document) => {
      const found = judgeAnswer(document, { method, path, status, mediaType, value: calculable(json) });
      if (!isGone) setReasons({ of: json, found });
    });
    return () => {
      isGone = true;
    };
  }, [json, isOther, address, operation, desk.version, status, mediaType]);
  return reasons?.of === json ? reasons?.found : undefined;
}

/** Offline: `undefined`, and the answer is there without it. */
const loadDocument = onceByText(
  (address): Promise<unknown> =>
    fetch(address).then(
      (response) => response.json(),
      () => undefined,
    ),
);
