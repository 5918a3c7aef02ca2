/** What the last word of an owner says of its names and titles. */
export const OWNERS: ReadonlyArray<readonly [kind: string, words: string]> = [
  [
    'person',
    'user person people customer author owner member contact employee assignee creator recipient sender player holder shopper cardholder patient student teacher driver guest applicant beneficiary candidate attendee participant subscriber profile actor collaborator committer reviewer signer tenant borrower buyer seller passenger traveler lead client agent editor follower friend admin staff manager user_profile individual',
  ],
  [
    'organization',
    'organization company merchant vendor business supplier shop store brand bank publisher institution enterprise partner hotel restaurant school hospital clinic airline manufacturer',
  ],
  ['product', 'product item article sku good merchandise'],
  ['file', 'file document attachment upload'],
  ['image', 'image photo picture'],
  ['event', 'event meeting appointment webinar'],
  ['issue', 'issue ticket task todo incident'],
  ['address', 'address'],
];

export const PEOPLE: ReadonlyArray<readonly [first: string, last: string]> = [
  ['Maria', 'Garcia'],
  ['Jonas', 'Keller'],
  ['Amara', 'Okafor'],
  ['Wei', 'Chen'],
  ['Priya', 'Nair'],
  ['Lucas', 'Moreau'],
];

export const THINGS = ['Harbor', 'Meridian', 'Juniper', 'Aurora', 'Cobalt', 'Willow', 'Summit', 'Lantern'] as const;

export const WORDS = ['travel', 'music', 'garden', 'science', 'cooking', 'design'] as const;
