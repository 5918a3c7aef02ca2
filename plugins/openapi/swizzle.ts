import { swizzleConfig } from '../shared/pluginFiles';

export const getSwizzleConfig = () =>
  swizzleConfig({
    wrap: {
      ApiOperation: 'One call: description, parameters, results, errors and samples',
      'ApiOperation/Actions':
        'What readers can do with a call, beside its path: `ApiOperation/Actions/<Name>` of all themes',
      'ApiOperation/Badges': 'Who may call, what the call changes, how often it may be repeated',
      'ApiOperation/Endpoint': 'Method, path and servers of a call',
      'ApiOperation/Errors': 'The errors of a call',
      'ApiOperation/Examples': 'Examples of results, beside a call',
      'ApiOperation/Messages': 'Parameters, body and results of a call',
      'ApiOperation/Samples': 'The call in a language that the reader chooses',
      ApiChanges: 'What one version changed',
      ApiEntity: 'One data model',
      ApiEntityIndex: 'Pages of data models, with the models on them',
      ApiErrorCode: 'One entry of the error catalogue',
      ApiErrorLookup: 'Finds what a pasted text is about, and filters the catalogue',
      ApiFailure: 'A failure that most calls have',
      ApiFeed: 'The link to the feed of the changelog',
      ApiOverview: 'The beginning of the overview page: version, contact, licence',
      ApiSample: 'The generated sample of a call, for hand-written pages',
      ApiSchema: 'What a value is: description, rules, fields',
      'ApiSchema/Fields': 'A table of parameters or fields',
      'ApiSchema/Type': 'The type of a value, with links to models',
      ApiSecurity: 'The credentials that calls need',
      ApiServers: 'The servers',
      ApiType: 'An inner type on a page of its own',
      ApiValues: 'The panel for values that all samples show',
      OperationIndex: 'All calls, page by page, for hand-written pages',
      OperationList: 'A list of calls',
      SecuritySchemes: 'The credentials that calls need, for hand-written pages',
    },
    copy: {
      ApiCode: 'A listing with a head and a button that copies it',
      'ApiCode/CopyButton': 'The button that copies code or a path',
      ApiDownload: 'Links to the document as a file',
      ApiIntro: 'What a page says below its title',
      ApiPartOf: 'The link from a page of inner types to what has them',
      Assumed: 'A note about what the documentation assumes',
      ErrorSign: 'Explains a message that is no code of the API, on the page of errors',
    },
  });
