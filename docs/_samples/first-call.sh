# #region time
curl https://cloud.example.com/timestamp
# #endregion

# #region login
curl -G https://cloud.example.com/api/v1/wx/login \
  --data-urlencode "gameId=$GAME_ID" \
  --data-urlencode "code=$CODE"
# #endregion

# #region set
curl "https://cloud.example.com/api/v1/archive/set/progress?session_key=$SESSION_KEY" \
  -H 'Content-Type: application/json' \
  -d '{"level": 12, "coins": 340}'
# #endregion

# #region get
curl "https://cloud.example.com/api/v1/archive/get/progress?session_key=$SESSION_KEY"
# #endregion
