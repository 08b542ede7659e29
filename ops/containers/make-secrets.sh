#!/bin/sh
# Makes what compose.yaml reads from ops/containers/secrets, once; what is there stays.
set -eu
folder="$(dirname "$0")/secrets"
mkdir -p "$folder"
chmod 711 "$folder"
secret() { od -An -N24 -tx1 /dev/urandom | tr -d ' \n'; }
write() { [ -e "$folder/$1" ] || printf '%s' "$2" >"$folder/$1"; }
write database_password "$(secret)"
write database_url "postgres://rebale:$(cat "$folder/database_password")@database:5432/rebale"
write s3_secret_key "$(secret)"
write s3_identities "{\"identities\":[{\"name\":\"rebale\",\"credentials\":[{\"accessKey\":\"rebale\",\"secretKey\":\"$(cat "$folder/s3_secret_key")\"}],\"actions\":[\"Admin\"]}]}"
write code_peppers "$(secret)"
write secret_keys "$(secret)"
write site_secret "$(secret)"
# Containers read them as users of their own; nobody else gets into this folder's parents.
chmod 444 "$folder"/*
