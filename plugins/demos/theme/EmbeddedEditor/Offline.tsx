import { translate } from '@docusaurus/Translate';
import Files from '@theme/EmbeddedEditor/Files';
import type { ReactNode } from 'react';
import { downloadProject } from '../../browser/downloadProject';
import type { EditorProject } from '../../core/editor/types';

export interface OfflineProps {
  project: EditorProject;
  /** The file that the editor would open. */
  file?: string;
}

/** In place of an editor that does not answer: the code of the project, and the project to take along. */
export default function Offline({ project, file }: OfflineProps): ReactNode {
  return (
    <div className="embedded-editor-offline">
      <button type="button" onClick={() => void downloadProject(project)}>
        {translate({ id: 'demos.editor.download', message: 'Download the project' })}
      </button>
      <Files files={project.files} opened={file ?? Object.keys(project.files)[0]} />
    </div>
  );
}
